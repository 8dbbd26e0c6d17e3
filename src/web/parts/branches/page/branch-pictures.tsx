import { pictureSources } from '../../../../domain/files/picture-address.ts';
import type { PublicBranch } from './public-branch.ts';

type Picture = Omit<PublicBranch['branch_images'][number], 'id'>;

/** Until the branch has photographs of its own. */
const drawnHouse: Picture = {
  image_path: '/images/house.svg',
  alternative_text: '',
  caption: '',
  example_flag: false,
  width: 640,
  height: 360,
};

/** Of every painted scene: it is no photograph of the branch. */
const example = '(イメージ)';

/** What a parent wants to see before leaving a child: the house, its rooms, the way in. The first is large, the others stand in a row. */
export function BranchPictures({ branch }: { branch: PublicBranch }) {
  const [first = drawnHouse, ...others] = branch.branch_images;
  return (
    <section aria-label="園の写真">
      <Figure image={first} sizes="(min-width: 64rem) 36rem, 100vw" loading="eager" />
      {others.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
        <section aria-label="ほかの写真" tabIndex={0} className="-mx-4 mt-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:px-0">
          <ul className="flex gap-3 lg:grid lg:grid-cols-3">
            {others.map((image) => (
              <li key={image.id} className="w-7/10 shrink-0 sm:w-4/10 lg:w-auto">
                <Figure image={image} sizes="(min-width: 64rem) 12rem, 70vw" loading="lazy" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Manager branch={branch} />
    </section>
  );
}

function Figure({ image, ...how }: { image: Picture; sizes: string; loading: 'eager' | 'lazy' }) {
  return (
    <figure className="relative">
      <img
        {...how}
        src={image.image_path}
        srcSet={pictureSources(image.image_path)}
        alt={image.alternative_text}
        width={image.width}
        height={image.height}
        fetchPriority={how.loading === 'eager' ? 'high' : undefined}
        className="aspect-video w-full rounded-lg bg-cream object-cover"
      />
      <figcaption className="mt-1 text-note text-ink-soft">
        {image.caption}
        {image.example_flag && example}
      </figcaption>
    </figure>
  );
}

/** Who looks after the branch: a face, a name and one sentence, by their own consent. */
function Manager({ branch }: { branch: PublicBranch }) {
  const [manager] = branch.branch_faces;
  return (
    manager && (
      <div className="mt-4 flex flex-wrap items-center gap-4 rounded-lg bg-cream p-4">
        <img
          src={manager.image_path}
          alt={manager.name}
          width={manager.width}
          height={manager.height}
          loading="lazy"
          className="size-24 shrink-0 rounded-full object-cover"
        />
        <p className="min-w-[min(100%,9rem)] flex-1 basis-[9rem]">
          {manager.greeting}
          <span className="mt-1 block text-note text-ink-soft">
            園長 {manager.name}
            {manager.example_flag && example}
          </span>
        </p>
      </div>
    )
  );
}
