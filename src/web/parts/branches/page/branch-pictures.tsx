import { pictureSources } from '../../../../domain/files/picture-address.ts';
import { ExampleMark } from '../example-mark.tsx';
import type { PublicBranch } from './public-branch.ts';

type Picture = PublicBranch['branch_images'][number];

/** What a parent wants to see before leaving a child: the house, its rooms, the way in. The first is large, the others stand in a row. */
export function BranchPictures({ branch }: { branch: PublicBranch }) {
  const [first, ...others] = branch.branch_images;
  if (first === undefined) return <DrawnHouse />;
  return (
    <section aria-label="園の写真" className="grid gap-3">
      <Figure image={first} large />
      {others.length > 0 && (
        <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:overflow-visible lg:px-0">
          {others.map((image) => (
            <li key={image.id} className="w-[70%] shrink-0 snap-start sm:w-[44%] lg:w-auto">
              <Figure image={image} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Figure({ image, large = false }: { image: Picture; large?: boolean }) {
  return (
    <figure>
      <div className="relative">
        <img
          src={image.image_path}
          srcSet={pictureSources(image.image_path)}
          sizes={large ? '(min-width: 64rem) 36rem, 100vw' : '(min-width: 64rem) 12rem, 70vw'}
          alt={image.alternative_text}
          width={image.width}
          height={image.height}
          loading={large ? 'eager' : 'lazy'}
          fetchPriority={large ? 'high' : undefined}
          decoding="async"
          className="aspect-video w-full rounded-lg bg-cream object-cover"
        />
        {image.example_flag && <ExampleMark />}
      </div>
      {image.caption !== '' && <figcaption className="mt-1 text-note text-ink-soft">{image.caption}</figcaption>}
    </figure>
  );
}

/** Until the branch has photographs of its own. */
const DrawnHouse = () => (
  <img
    src="/images/house.svg"
    alt=""
    width={640}
    height={360}
    className="aspect-video w-full rounded-lg bg-cream object-cover"
  />
);
