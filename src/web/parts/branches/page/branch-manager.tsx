import { pictureSources } from '../../../../domain/files/picture-address.ts';
import { ExampleMark } from '../example-mark.tsx';
import type { PublicBranch } from './public-branch.ts';

/** Who looks after the branch: a face, a name and one sentence, by their own consent. */
export function BranchManager({ branch }: { branch: PublicBranch }) {
  const [manager] = branch.branch_faces;
  if (manager === undefined) return null;
  return (
    <section aria-label="園長の紹介" className="mt-6 flex items-center gap-4 rounded-lg bg-cream p-4">
      <div className="relative w-24 shrink-0 sm:w-28">
        <img
          src={manager.image_path}
          srcSet={pictureSources(manager.image_path)}
          sizes="7rem"
          alt={`園長 ${manager.name}`}
          width={manager.width}
          height={manager.height}
          loading="lazy"
          decoding="async"
          className="aspect-square w-full rounded-full bg-white object-cover"
        />
        {manager.example_flag && <ExampleMark />}
      </div>
      <div className="min-w-0">
        <p>{manager.greeting}</p>
        <p className="mt-1 text-note text-ink-soft">園長 {manager.name}</p>
      </div>
    </section>
  );
}
