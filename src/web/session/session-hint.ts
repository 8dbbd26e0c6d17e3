/**
 * A mark in local storage says that this browser signed in as a customer. It is no credential: it only lets the first
 * paint of a cached public page show the right header, and spares visitors who never signed in a refresh request.
 */
export const sessionHintKey = 'imahoiku.session';

/** Runs in <head> before anything is painted; must stay tiny and must not throw where storage is forbidden. */
export const sessionHintScript = `try{var s=localStorage.getItem('${sessionHintKey}');if(s)document.documentElement.dataset.session=s}catch(e){}`;
