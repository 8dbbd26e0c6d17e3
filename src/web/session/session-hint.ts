/**
 * A mark in local storage says that this browser signed in as a customer. It is no credential: it only lets the first
 * paint of a cached public page show the right header, and spares visitors who never signed in a refresh request.
 */
export const sessionHintKey = 'imahoiku.session';

/** Code of the prefecture a member lives in (or usually leaves the child in): its branches come first in the list. */
export const prefectureHintKey = 'imahoiku.prefecture';

/** Runs in <head> before anything is painted; must stay tiny and must not throw where storage is forbidden. */
export const sessionHintScript = `try{var d=document.documentElement.dataset,s=localStorage.getItem('${sessionHintKey}'),p=localStorage.getItem('${prefectureHintKey}');if(s)d.session=s;if(s&&p)d.prefecture=p}catch(e){}`;
