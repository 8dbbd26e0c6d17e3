import type { LoaderFunctionArgs } from 'react-router';
import { apiPath } from '../../contract/api/openapi.ts';
import { apiOperationNames, apiOperations } from '../../contract/api/operations.ts';
import { SelectSitemapDocument } from '../../contract/operations/generated.ts';
import { brand } from '../../domain/brand.ts';
import { queryPublic, settingsContext } from '../data/load-context.ts';

const pages: readonly [path: string, words: string][] = [
  ['/branches/list', '園の一覧'],
  ['/user_guide', '料金・ご利用案内・キャンセル料'],
  ['/qanda', 'よくある質問'],
  ['/tradelaw', '特定商取引法に基づく表記'],
  ['/developers', '開発者の方へ'],
];

/** /llms.txt (llmstxt.org): what an assistant should read first, and the doors it may use instead of scraping. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(settingsContext);
  const { branches } = await queryPublic(context, SelectSitemapDocument, {});
  const link = (path: string, words: string) => `- [${words}](${new URL(path, publicUrl).href})`;
  const lines = [
    `# ${brand.name}`,
    '',
    `> ${brand.description}`,
    '',
    '## ページ',
    ...pages.map(([path, words]) => link(path, words)),
    '',
    '## API',
    link(`${apiPath}/openapi.json`, 'OpenAPI 3.1'),
    ...apiOperationNames.map(
      (name) => `- ${apiOperations[name].method} ${apiPath}${apiOperations[name].path}: ${apiOperations[name].summary}`,
    ),
    '',
    '## 園',
    ...branches.map(({ path_name }) => link(`/branches/${path_name}`, path_name)),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
