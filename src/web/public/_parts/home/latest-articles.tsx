import type { SelectHomeData } from '../../../../contract/operations/generated.ts';
import { ArticleCard } from '../../../parts/contents/magazine/article-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Section } from '../section.tsx';

export function LatestArticles({ items }: { items: SelectHomeData['magazine_items'] }) {
  if (items.length === 0) return null;
  return (
    <Section band title="読みもの" lead="園の毎日のこと、預けるときに役立つことを書いています。">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {items.map((item) => (
          <li key={item.id} className="grid">
            <ArticleCard
              id={item.id}
              title={item.title}
              summary={item.summary}
              image_path={item.image_path}
              publication_datetime={item.publication_datetime}
              category={item.magazine_category?.name}
            />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <LinkButton to="/magazine" kind="plain">
          読みものをもっと見る
        </LinkButton>
      </p>
    </Section>
  );
}
