import type pg from 'pg';
import { blogCategory } from '../../../src/domain/codes.ts';
import { addDays, instantOf, type TokyoDate } from '../../../src/domain/time.ts';
import { insertRows } from '../insert.ts';
import { everyPrefecture } from '../prefectures.ts';
import { benefitCategories, benefitImages, demoBenefits } from './benefits.ts';
import { seedCompany } from './company.ts';
import { demoArticles, magazineDrawings } from './magazine.ts';
import { qandas } from './qandas.ts';
import { staffRecruitments } from './recruitments.ts';

export async function seedContent(client: pg.Client, today: TokyoDate): Promise<void> {
  await seedCompany(client);
  await seedQandas(client);
  await seedBenefits(client, today);
  await seedMagazine(client, today);
  await seedRecruitments(client);
}

async function seedQandas(client: pg.Client): Promise<void> {
  await insertRows(
    client,
    'qanda_categories',
    qandas.map(([name], index) => ({ id: index + 1, name, sequence: index + 1 })),
  );
  await insertRows(
    client,
    'qandas',
    qandas.flatMap(([, entries], category) =>
      entries.map(([question, answer], index) => ({
        qanda_category_id: category + 1,
        question,
        answer,
        sequence: index + 1,
      })),
    ),
  );
}

async function seedBenefits(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(
    client,
    'benefit_categories',
    benefitCategories.map((name, index) => ({ id: index + 1, name, sequence: index + 1 })),
  );
  await insertRows(
    client,
    'benefits',
    demoBenefits.map((benefit, index) => ({
      id: index + 1,
      benefit_category_id: benefitCategories.indexOf(benefit.category) + 1,
      title: benefit.title,
      image_path: `/images/benefits/${benefit.image ?? benefitImages[benefitCategories.indexOf(benefit.category)]}.svg`,
      image_alternative_text: `${benefit.category}のイメージの絵`,
      benefit_details: benefit.benefit_details,
      about_service: benefit.about_service,
      corporate_information: benefit.corporate_information,
      service_site_url: benefit.site,
      pick_up_flag: benefit.pick_up,
      publication_start_date: addDays(today, -benefit.published),
      publication_end_date: null,
      created_at: instantOf(addDays(today, -benefit.published)),
    })),
  );
  await insertRows(
    client,
    'benefit_service_prefectures',
    demoBenefits.flatMap(({ prefecture_ids }, index) =>
      (prefecture_ids.length === 0 ? everyPrefecture : prefecture_ids).map((prefecture_id) => ({
        benefit_id: index + 1,
        prefecture_id,
      })),
    ),
  );
}

async function seedMagazine(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(
    client,
    'magazine_categories',
    // Code 0 of blogCategory is the heading of the list itself, not a category.
    blogCategory.keys.filter((id) => id > 0).map((id) => ({ id, name: blogCategory.label(id), sequence: id })),
  );
  await insertRows(
    client,
    'magazine_items',
    demoArticles.map(({ category, published_days_ago, ...article }) => ({
      ...article,
      magazine_category_id: category,
      ...magazineDrawings[category - 1],
      publication_datetime: instantOf(addDays(today, -published_days_ago), 9 * 60),
    })),
  );
}

async function seedRecruitments(client: pg.Client): Promise<void> {
  await insertRows(
    client,
    'staff_recruitments',
    staffRecruitments.map(({ branch_ids: _, ...recruitment }, index) => ({
      id: index + 1,
      ...recruitment,
      sequence: index + 1,
    })),
  );
  await insertRows(
    client,
    'staff_recruitments_branches',
    staffRecruitments.flatMap(({ branch_ids }, index) =>
      branch_ids.map((branch_id) => ({ staff_recruitment_id: index + 1, branch_id })),
    ),
  );
}
