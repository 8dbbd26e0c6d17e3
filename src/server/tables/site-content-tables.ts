import { at, noColumn, staffRecord, stays } from './table.ts';

export const siteContentTables = {
  ...at('HQ', '/staff/headquarters/contents/qandas', {
    qanda_categories: { nobody: 'names of subjects', audit: '質問の分類' },
    qandas: { nobody: noColumn, audit: 'よくある質問' },
  }),
  ...at('HQ', '/staff/headquarters/contents/magazine', {
    magazine_categories: { nobody: 'names of subjects', audit: '読みものの分類' },
    magazine_items: { nobody: noColumn, audit: '読みもの' },
    'app.magazine_draft_links': { holds: 'staff', ...staffRecord, erased: stays.working, audit: null },
  }),
  ...at('HQ', '/staff/headquarters/contents/benefits', {
    benefit_categories: { nobody: 'names of subjects', audit: '特典の分類' },
    benefits: { nobody: noColumn, audit: '会員特典' },
    benefit_service_prefectures: { nobody: noColumn, audit: null },
  }),
  ...at('HQ', '/staff/headquarters/contents/recruitments', {
    staff_recruitments: { nobody: noColumn, audit: '採用情報' },
    staff_recruitments_branches: { nobody: noColumn, audit: null },
  }),
  ...at('HQ', 'every page of /staff/headquarters/contents', {
    content_versions: { holds: 'staff', ...staffRecord, erased: stays.working, audit: null },
    content_images: { holds: 'staff', ...staffRecord, erased: stays.working, audit: '掲載用の写真' },
  }),
  ...at('HQ', '/staff/headquarters/contents/inquiry_categories; the usual ones come with the migrations', {
    inquiry_categories: { nobody: 'names of subjects', audit: 'お問い合わせの種類' },
  }),
};
