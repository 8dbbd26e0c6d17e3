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
