import type { NotificationText } from '../../notifying/writing/notification-text.ts';

/** Messages about a child's card and papers. They say that there is something to look at, never what: no health in mail or LINE. */
export interface HealthCardData {
  health_check_asked: object;
}

export const healthCardTexts: { health_check_asked: () => NotificationText } = {
  health_check_asked: () => ({
    title: 'お子さまの情報の確認をお願いします',
    content: 'マイページの「お子さま」を開いて、内容をご確認ください。',
    link: '/mypage/children/list',
  }),
};
