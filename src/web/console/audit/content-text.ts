import type { PublicationState } from '../../../domain/contents/publication.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export const stateText: Readonly<Record<PublicationState, { label: string; tone: BadgeTone }>> = {
  draft: { label: '下書き', tone: 'ask' },
  scheduled: { label: '公開の予約', tone: 'ask' },
  published: { label: '公開中', tone: 'trust' },
  ended: { label: '掲載終了', tone: 'no' },
  withdrawn: { label: '取り下げ', tone: 'no' },
};

export const contentFieldText: Readonly<Record<string, string>> = {
  question: '質問',
  answer: '答え',
  summary: '要約',
  content: '本文',
  image_alternative_text: '写真の説明',
  publication_flag: '公開',
  publication_datetime: '公開する日時',
  withdrawn_datetime: '取り下げた日時',
  view_count: '読まれた回数',
  benefit_details: '特典の内容',
  about_service: 'サービスについて',
  corporate_information: '運営会社',
  service_site_url: 'サイトのアドレス',
  pick_up_flag: 'おすすめ',
  publication_start_date: '掲載を始める日',
  prefecture_ids: '使える都道府県',
  qanda_category_id: '分類',
  magazine_category_id: '分類',
  benefit_category_id: '分類',
  occupation: '職種',
  job_description: '仕事の内容',
  employment_conditions: '応募の条件',
  employment_treatment: '待遇',
};
