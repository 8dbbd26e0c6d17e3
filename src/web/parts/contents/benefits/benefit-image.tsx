/** A benefit's picture: decoration, the title beside it says everything. Only pictures of this site are shown. */
export function BenefitImage({ path, className = '' }: { path: string | null; className?: string }) {
  const src = path !== null && /^\/(images|files)\//.test(path) ? path : '/images/benefits/living.svg';
  return <img src={src} alt="" width={320} height={200} loading="lazy" className={className} />;
}
