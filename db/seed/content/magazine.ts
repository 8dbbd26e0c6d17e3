import { articlesOfTheHouse } from './magazine-house.ts';
import { articlesForParents } from './magazine-parents.ts';

export interface DemoArticle {
  id: number;
  /** Key of blogCategory (src/domain/codes.ts), also the category's id. */
  category: 1 | 2 | 3 | 4 | 5 | 6;
  branch_id: number | null;
  title: string;
  summary: string;
  /** Plain text; blank lines part paragraphs, lines that begin with "## " are headings. */
  content: string;
  published_days_ago: number;
  view_count: number;
}

export const demoArticles: readonly DemoArticle[] = [...articlesOfTheHouse, ...articlesForParents];

const drawing = (name: string, image_alternative_text: string) => ({
  image_path: `/images/magazine/${name}.svg`,
  image_alternative_text,
});
/** By category. */
export const magazineDrawings = [
  drawing('president', '机の上のノートとペンの絵'),
  drawing('staff', '積み木で遊ぶ部屋の絵'),
  drawing('introduction', '園の玄関の絵'),
  drawing('service', '予約の画面を開いたスマートフォンの絵'),
  drawing('column', '親子で歩く道の絵'),
  drawing('safety', '見守りの目じるしの絵'),
] as const;
