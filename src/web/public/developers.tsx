import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { curlOf, exampleCall } from '../../contract/api/example.ts';
import { openApiDocument } from '../../contract/api/openapi.ts';
import { apiOperationNames, apiOperations } from '../../contract/api/operations.ts';
import { addDays } from '../../domain/time.ts';
import { settingsContext, todayOf } from '../data/load-context.ts';
import { ProseFacts, ProsePage } from '../layout/prose.tsx';
import { publicMeta } from './_parts/public-meta.ts';

/** Everything is taken from the description itself; none of it reaches the browser as code. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(settingsContext);
  const tomorrow = addDays(todayOf(context), 1);
  const document = openApiDocument(publicUrl);
  return {
    base: document.servers[0]?.url ?? '',
    operations: apiOperationNames.map((name) => {
      const { method, path, summary, description, scope } = apiOperations[name];
      const { parameters, requestBody } = document.paths[path]?.[method.toLowerCase()] ?? { parameters: [] };
      const schema = requestBody?.content['application/json'].schema;
      const required = (schema?.required ?? []) as string[];
      const fields = [
        ...parameters.map(({ name: field, required: must }) => ({ field, must })),
        ...Object.keys(schema?.properties ?? {}).map((field) => ({ field, must: required.includes(field) })),
      ];
      const example = curlOf(exampleCall(apiOperations[name], tomorrow), publicUrl);
      return { name, method, path, summary, description, scope, fields, example };
    }),
  };
}

const scopeWords = {
  places: 'キー(園の情報)、または保護者のログイン',
  availability: 'キー(空き)、または保護者のログイン',
  refer: 'キー(紹介)',
  family: '保護者のログイン',
} as const;

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '開発者の方へ',
    description: '園の一覧・空き・見積もり・予約を、ほかのサービスから使うためのAPIの説明です。',
  });

export default function Developers() {
  const { base, operations } = useLoaderData<typeof loader>();
  return (
    <ProsePage
      title="開発者の方へ"
      lead="園の一覧・空き・見積もりを、企業の福利厚生や自治体のサイトから使うためのAPIです。"
    >
      <ProseFacts
        facts={[
          { label: 'はじめに', value: <code className="break-all">{base}</code> },
          {
            label: '定義',
            value: (
              <a href="/api/v1/openapi.json" className="text-link">
                OpenAPI 3.1(JSON)
              </a>
            ),
          },
          { label: '認証', value: 'authorization: Bearer にキーを入れます。キーは本部が発行します。' },
          {
            label: 'エラー',
            value: 'error.type は変わりません。error.message は、そのまま画面に出せる日本語です。',
          },
          { label: '回数', value: 'RateLimit と RateLimit-Policy で、残りの回数をお知らせします。' },
          {
            label: '二重の予約',
            value: '予約には Idempotency-Key(UUID)を付けます。同じキーで送り直しても、予約は1つです。',
          },
          { label: '互換', value: '公開した項目はなくなりません。新しい項目が増えることはあります。' },
        ]}
      />
      {operations.map((operation) => (
        <Operation key={operation.name} {...operation} />
      ))}
    </ProsePage>
  );
}

type OperationProps = ReturnType<typeof loader>['operations'][number];

function Operation({ name, method, path, summary, description, scope, fields, example }: OperationProps) {
  return (
    <section aria-labelledby={name} className="mt-10">
      <h2 id={name} className="text-h3">
        {summary}
      </h2>
      <p className="mt-1 font-bold break-all">
        <code>
          {method} {path}
        </code>
      </p>
      <p className="mt-2">{description}</p>
      <p className="mt-1 text-ink-soft">{scopeWords[scope]}</p>
      {fields.length > 0 && (
        <p className="mt-2 text-ink-soft">
          {fields.map(({ field, must }, index) => (
            <span key={field}>
              {index > 0 && '、'}
              <code>{field}</code>
              {must && '(必須)'}
            </span>
          ))}
        </p>
      )}
      <pre className="mt-3 rounded-lg border border-line bg-cream p-3 text-small break-all whitespace-pre-wrap">
        <code>{example}</code>
      </pre>
    </section>
  );
}
