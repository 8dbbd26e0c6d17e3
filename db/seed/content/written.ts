import type pg from 'pg';
import { addDays, instantOf, type TokyoDate } from '../../../src/domain/time.ts';
import { insertRows } from '../insert.ts';
import { magazineDrawings } from './magazine.ts';

const draftId = 90;

/** What headquarters have at hand while they write: drawings, and an article that is not finished. */
export async function seedWritten(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(
    client,
    'content_images',
    magazineDrawings.map(({ image_path, image_alternative_text: alternative_text }, index) => ({
      ...{ id: index + 1, image_path, alternative_text, width: 640, height: 360, account_id: 1 },
    })),
  );
  const values = {
    ...{ id: draftId, magazine_category_id: 5, branch_id: null, ...draft, ...magazineDrawings[4] },
    ...{ publication_flag: false, publication_datetime: instantOf(addDays(today, 7), 9 * 60) },
  };
  await insertRows(client, 'magazine_items', [values]);
  await insertRows(client, 'app.magazine_draft_links', [{ magazine_item_id: draftId, account_id: 1 }]);
  const saved = { kind: 'magazine', content_id: draftId, account_id: 1 };
  await insertRows(client, 'content_versions', [
    { ...saved, version: 1, content: { ...values, version: 1 }, created_at: instantOf(addDays(today, -1), 16 * 60) },
  ]);
}

const draft = {
  title: '年末年始に預けるときの、5つの準備',
  summary:
    '年末年始は、園の開いている時間も、家の予定もいつもと違います。早めに決めておくと楽になることを5つにまとめました。',
  content: `年末年始は、園の開いている時間も、ご家庭の予定もいつもと違います。早めに決めておくと当日が楽になることを、5つにまとめました。

## 1. 開いている日と時間を見る

園によって、12月31日と1月1日の時間が違います。**園のページのカレンダー**で、使いたい日が○か△かを先に確かめてください。△の日は、園がお返事をしてから決まります。

## 2. お迎えの人を決める

帰省の前後は、いつもと違う方がお迎えに来ることがあります。予約のときに、お名前と電話番号を書いておいてください。

- 当日に変わったときは、園へお電話ください
- はじめての方には、身分証をお願いすることがあります

## 3. 体調の記録をつける

休みのあいだは、寝る時間も食事の時間もずれがちです。前の日の様子を、ひとことでもかまいませんので教えてください。

## 4. 着替えを1組多く

寒い日の外遊びでは、思ったより汗をかきます。着替えを1組多く入れておくと安心です。

## 5. 予定が変わったら、すぐに

キャンセル料は、時刻によって変わります。予定が変わりそうなときは、[料金・ご利用案内](/user_guide)で期限をご確認ください。

> 「使うかもしれない」の予約は、前日の18時までに一度見直すのがおすすめです。`,
};
