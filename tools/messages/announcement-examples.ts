import type { AnnouncementData } from '../../src/server/messages/texts/announcement-texts.ts';

type AnnouncementExamples = {
  [Kind in keyof AnnouncementData]: readonly { when: string; data: AnnouncementData[Kind] }[];
};

const word = { branch_name: null };

/** Words to many families are the sender's own; what is added to them stands here. */
export const announcementExamples: AnnouncementExamples = {
  announced_duty: [
    {
      when: '料金の変更(本部から)',
      data: {
        ...word,
        title: '料金を改定します',
        content: '2027年1月1日のご利用から、1時間の料金が変わります。すでにお受けしたご予約の料金は変わりません。',
      },
    },
  ],
  announced_news: [
    {
      when: '園のお知らせ',
      data: { title: '冬の行事のお知らせ', content: '12月12日に、園でもちつきをします。', branch_name: 'みなと広場園' },
    },
  ],
  announced_advertising: [
    {
      when: '同意した方へのご案内',
      data: { ...word, title: '回数券のご案内', content: '12月中は、10時間の回数券がお得です。' },
    },
  ],
  announced_emergency: [
    {
      when: '夜でも送る緊急のお知らせ',
      data: { ...word, title: '大雪による交通の乱れについて', content: 'お迎えは、安全な道でお越しください。' },
    },
  ],
};
