import { days, type Expected, openBranches, registrationPlans, todayEntry } from './expected-operations.ts';

export const publicReads: Readonly<Record<string, Expected>> = {
  SelectSiteState: { data: { site_states: [{ open_flag: false }] } },
  SelectBranchesList: {
    variables: { open_date: '2026-11-01', code: '14' },
    data: {
      prefectures: [
        { code: '13', branches_aggregate: { aggregate: { count: 2 } } },
        { code: '14', branches_aggregate: { aggregate: { count: 1 } } },
      ],
      new_open: [{ id: 4 }, { id: 3, prefecture: { name: '東京都' } }],
      branches: [{ id: 2, path_name: 'yokohama', open_time: '08:00:00', open_date: '2021-01-01' }],
    },
  },
  SelectBranchWords: { data: { branches: [{ id: 3, name: '渋谷' }, { id: 2 }, { id: 4, address1: '新宿区' }] } },
  SelectPartnerInquiries: { data: { inquiry_categories: [{ id: 4 }, { id: 3 }] } },
  SelectQanda: {
    variables: { today: '2026-11-16' },
    data: {
      unit_prices: [{ zero_year_old: 200 }],
      cancellation_policies: [{ late_percent: 50 }],
      qanda_categories: [
        { name: '予約', qandas: [{ question: '先' }, { question: '後' }] },
        { name: '料金', qandas: [{ question: '料金は' }] },
      ],
    },
  },
  SelectRegistrationCustomersConfirm: {
    variables: { plan_type_id: 1, prefecture_id: 14 },
    data: {
      plan_types_by_pk: { name: 'プレミアム', stripe_price_id: 'price_premium' },
      prefectures_by_pk: { name: '神奈川県' },
    },
  },
  SelectRegistrationReservesCustomers: { data: { branches: openBranches } },
  SelectRegistrationReservesCustomersDate: {
    variables: { branch_id: 2 },
    data: {
      branches_by_pk: { open_time: '08:00:00', close_time: '19:00:00' },
      calendar: [{ ...todayEntry[0] }, { date: '2026-11-17', reservable_status: '×' }, ...days('2026-11-18', 59)],
      initial_date: [{ date: '2026-11-16' }],
    },
  },
  SelectRegistrationReservesCustomersRequestDone: {
    variables: { branch_id: 2 },
    data: { branches_by_pk: { name: '横浜', open_time: '08:00:00', close_time: '19:00:00', tel: '0451234567' } },
  },
  SelectMypageReservesRequestDone: {
    variables: { branch_id: 3 },
    data: { branches_by_pk: { name: '渋谷', tel: '0312345670' } },
  },
  SelectStaffRecruitments: {
    data: {
      staff_recruitments: [
        { id: 2 },
        { id: 1, staff_recruitments_branches: [{ branch: { id: 2 } }, { branch: { id: 3 } }] },
      ],
    },
  },
  SelectStaffRecruitmentsConfirm: {
    variables: { branch_id: 3 },
    data: { branches_by_pk: { name: '渋谷', email: 'shibuya@example.jp' }, headquarters: [{ email: 'hq@example.jp' }] },
  },
  SelectUserInquiries: {
    data: {
      branches: [{ id: 1, real_store_flag: false }, { id: 3 }, { id: 4 }, { id: 2 }],
      inquiry_categories: [{ id: 2 }, { id: 1 }],
    },
  },
  SelectHome: {
    variables: { today: '2026-11-16' },
    data: {
      prefectures: [{ code: '13' }, { code: '14' }],
      unit_prices: [{ childcare: 1100 }],
      plan_types: registrationPlans,
      magazine_items: [{ id: 6 }, { id: 4 }, { id: 3 }],
    },
  },
  SelectBranchesDetail: {
    variables: { path_name: 'yokohama' },
    data: {
      branches: [
        {
          id: 2,
          branch_informations: [{ information_content: '駅から3分' }],
          branch_images: [{ alternative_text: '一枚目' }, { alternative_text: '二枚目' }],
          branch_notices: [{ title: '新しい' }, { title: '古い' }],
          view_reserve_date_calendars: days('2026-11-16', 28),
        },
      ],
    },
  },
  SelectBranchesMarks: {
    variables: { date: ['2026-11-16', '2026-11-17'] },
    data: {
      view_reserve_date_calendars: [
        { branch_id: 2, date: '2026-11-16', reservable_status: '△' },
        { branch_id: 2, date: '2026-11-17', reservable_status: '×' },
        { branch_id: 3, date: '2026-11-16', reservable_status: '○' },
        { branch_id: 3, date: '2026-11-17', reservable_status: '○' },
        { branch_id: 4, date: '2026-11-16', reservable_status: '×' },
        { branch_id: 4, date: '2026-11-17', reservable_status: '×' },
      ],
    },
  },
  SelectReserveTerms: {
    variables: { date: '2026-11-20' },
    data: { cancellation_policies: [{ late_percent: 50 }] },
  },
  SelectUserGuide: {
    variables: { today: '2026-11-16' },
    data: {
      unit_prices: [{ childcare: 1200 }, { childcare: 1100 }, { childcare: 1000 }],
      ticket_prices: [{ number: 10, price: 10500 }, { number: 20 }],
      plan_types: registrationPlans,
      cancellation_policies: [{ late_percent: 50 }],
      branches: [{ id: 3 }, { id: 2 }],
      holidays: [{ date: '2026-11-23' }],
    },
  },
  SelectMagazineDetail: {
    variables: { id: 6 },
    data: {
      magazine_items_by_pk: { title: '記事6', magazine_category: { name: '社長ブログ' } },
      latest: [{ id: 4 }, { id: 3 }, { id: 2 }],
    },
  },
  SelectSitemap: {
    variables: {},
    data: {
      branches: [{ path_name: 'yokohama' }, { path_name: 'shibuya' }, { path_name: 'preparing' }],
      magazine_items: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 6 }],
    },
  },
};
