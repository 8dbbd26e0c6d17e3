import type pg from 'pg';
import { addDays, type TokyoDate } from '../../src/domain/time.ts';
import { type DemoBranch, demoBranches, demoHours, headquarters } from './branch-list.ts';
import { imageRows } from './content/branch-pictures.ts';
import { certificateRows, postingRow } from './content/branch-postings.ts';
import { branchTexts } from './content/branch-texts.ts';
import { demoCompany } from './content/company.ts';
import { insertRows } from './insert.ts';
import { tokyo } from './prefectures.ts';

const headquartersBranch: DemoBranch = {
  id: headquarters,
  name: 'いまほいく本部',
  path_name: 'headquarters',
  reading: 'いまほいくほんぶ',
  postal_code: demoCompany.postal_code,
  prefecture_id: tokyo,
  address1: '港区浜松町',
  address2: '2-14-6 いまほいくビル3階',
  nearest_station: 'JR浜松町駅 南口から徒歩4分',
  latitude: 35.6546,
  longitude: 139.7569,
  tel: demoCompany.tel,
  opened: -1690,
  special: { chatwork_room_id: '318840100' },
};

export async function seedPlaces(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(
    client,
    'branches',
    [headquartersBranch, ...demoBranches].map((branch) => branchRow(branch, today)),
  );
  await insertRows(client, 'branch_informations', demoBranches.map(informationRow));
  await insertRows(client, 'branch_images', demoBranches.flatMap(imageRows));
  await insertRows(client, 'branch_partners', demoBranches.flatMap(partnerRows));
  await insertRows(
    client,
    'branch_notices',
    demoBranches.flatMap((branch) => noticeRows(branch, today)),
  );
  await insertRows(client, 'branch_certificates', certificateRows(today));
  await insertRows(
    client,
    'branch_postings',
    demoBranches.map((branch) => postingRow(branch, today)),
  );
}

function branchRow(branch: DemoBranch, today: TokyoDate) {
  const { opened, special = {}, status = 1, ...rest } = branch;
  const { minimum_age_months = null, maximum_school_grade = null, ...columns } = rest;
  const place = encodeURIComponent(`${branch.latitude},${branch.longitude}`);
  return {
    ...columns,
    status,
    email: branch.id === headquarters ? demoCompany.email : `${branch.path_name}@imahoiku.example`,
    ...demoHours,
    open_date: addDays(today, opened),
    real_store_flag: branch.id !== headquarters,
    capacity: 10,
    minimum_age_months,
    maximum_school_grade,
    chatwork_room_id: special.chatwork_room_id ?? null,
    google_calendar_flag: special.google_calendar_id !== undefined,
    google_calendar_id: special.google_calendar_id ?? null,
    google_map_embed_code: `<iframe src="https://www.google.com/maps?q=${place}&z=16&output=embed" loading="lazy"></iframe>`,
    google_map_shared_link: `https://www.google.com/maps/search/?api=1&query=${place}`,
    stripe_connect_code: special.stripe_connect_code ?? null,
    stripe_payment_flag: special.stripe_connect_code !== undefined,
  };
}

function textsOf(path_name: string) {
  const texts = branchTexts[path_name];
  if (texts === undefined) throw new Error(`Unexpected value: ${path_name}`);
  return texts;
}

function informationRow({ id, path_name }: DemoBranch) {
  const { information_content, instagram_account = null, twitter_account = null } = textsOf(path_name);
  return { branch_id: id, information_content, instagram_account, twitter_account };
}

function partnerRows({ id, path_name }: DemoBranch) {
  return (textsOf(path_name).partners ?? []).map((partner, index) => ({
    branch_id: id,
    ...partner,
    sequence: index + 1,
  }));
}

function noticeRows({ id, path_name }: DemoBranch, today: TokyoDate) {
  return (textsOf(path_name).notices ?? []).map(({ title, content, days_ago }) => ({
    branch_id: id,
    title,
    content,
    publication_date: addDays(today, -days_ago),
  }));
}
