import { all, everyone, members, staffOnly, type TableRule } from './rule-kinds.ts';

const begun = "(publication_datetime is null or publication_datetime <= '2026-11-16T01:00:00Z')";

/** What the site tells: everybody sees what is published now, headquarters its versions and pictures. */
export const contentTables: Readonly<Record<string, TableRule>> = {
  qanda_categories: everyone(),
  qandas: everyone(`publication_flag and ${begun}`),
  benefit_categories: members(),
  benefits: members(`publication_flag and publication_start_date <= '2026-11-16'
    and (publication_end_date is null or '2026-11-16' <= publication_end_date)`),
  benefit_service_prefectures: { ...members(), key: '(benefit_id, prefecture_id)' },
  magazine_categories: everyone(),
  magazine_items: everyone(`publication_flag and ${begun}`),
  staff_recruitments: everyone(`publication_flag and ${begun}`),
  staff_recruitments_branches: { ...everyone(), key: '(staff_recruitment_id, branch_id)' },
  inquiry_categories: {
    sees: {
      ...everyone(`publication_flag and ${begun}`).sees,
      headquarters: all,
      manager: all,
      staff: all,
      elsewhere: all,
      former: all,
    },
  },
  content_versions: staffOnly({}),
  content_images: staffOnly({}),
};
