import {
  branchesByPrefecture,
  days,
  type Expected,
  openBranches,
  registrationPlans,
  todayEntry,
} from './expected-operations.ts';

/** Branches a member may choose as the usual one: not the one yet to open. */
const openOnes = [{ id: 3 }, { id: 2 }];
const prefectures = [{ code: '11' }, { code: '13' }, { code: '14' }];
const childrenByBirth = [{ id: 2 }, { id: 1 }];
const customer = [{ id: 1 }];
const today = [{ today: '2026-11-16' }];
const picked = [{ id: 7 }, { id: 6 }, { id: 5 }, { id: 4 }, { id: 2 }];
const upcoming = [{ id: 5 }, { id: 3, branch_name: '横浜' }, { id: 2 }, { id: 1 }];

export const memberReads: Readonly<Record<string, Expected>> = {
  SelectCustomersStatus: { data: { customers: [{ registration_status: 1 }] } },
  SelectMypageCustomers: {
    data: {
      customers: [
        {
          name: '甲野花子',
          gender_name2: '女性',
          plan_type: { name: 'プレミアム' },
          prefecture: { name: '東京都' },
          default_branch: { name: '横浜' },
        },
      ],
    },
  },
  SelectMypageCustomersEdit: {
    data: {
      customers: [{ id: 1, prefecture_id: 13, default_branch_id: 2, plan_type_id: 1 }],
      prefectures,
      branches: openOnes,
    },
  },
  SelectMypagePaymentsList: {
    data: {
      payments: [
        { id: 7, payment_date: '2026-10-08', payment_method: 1, amount: 700, remarks: '甲の支払7' },
        { id: 6 },
        { id: 5 },
        { id: 4 },
        { id: 3 },
      ],
      payments_aggregate: { aggregate: { count: 7 } },
    },
    emptyForOthers: ['payments'],
  },
  SelectMypageBenefitsList: {
    variables: {
      where: { benefit_service_prefectures: { prefecture_id: { _eq: 14 } } },
      limit: 1,
      offset: 1,
      order_by: [{ publication_start_date: 'asc' }],
    },
    data: {
      benefit_categories: [{ id: 2 }, { id: 1 }],
      prefectures,
      pick_up: picked,
      benefits: [{ id: 2, benefit_service_prefectures: [{ prefecture: { id: 14 } }] }],
      benefits_aggregate: { aggregate: { count: 2 } },
    },
  },
  SelectMypageBenefits: {
    variables: { benefit_id: 1 },
    data: {
      benefits_by_pk: {
        title: '特典1',
        benefit_category: { name: 'グルメ' },
        benefit_service_prefectures: [{ prefecture: { id: 13 } }, { prefecture: { id: 14 } }],
      },
    },
  },
  // The first family has coming reserves and an unsettled childcare: not cancellable.
  SelectMypageCustomersCancel: { data: { customers: [] } },
  SelectMypageCustomersUnsubscribe: { data: { customers: [{ id: 1, status: 1 }] } },
  SelectMypageCustomersResubscribe: {
    data: { customers: [{ id: 1, stripe_subscription_id: 'sub_甲', status: 1 }], plan_types: registrationPlans },
  },
  SelectMypageChildcaresList: {
    variables: { limit: 2, offset: 0 },
    data: {
      childcares: [
        { id: 3, status: 1, branch: { name: '横浜' } },
        { id: 2, status: 2 },
      ],
      childcares_aggregate: { aggregate: { count: 3 } },
    },
    emptyForOthers: ['childcares'],
  },
  SelectMypageChildrenList: { data: { children: childrenByBirth } },
  SelectMypageChildrenEditForm: {
    variables: { child_id: 1 },
    data: { children: [{ id: 1, name: '甲野一', customer_remarks: '卵アレルギー甲' }] },
    emptyForOthers: ['children'],
  },
  SelectMypageChildrenAddConfirm: { data: { customers: customer } },
  SelectMypageChildrenEditConfirm: {
    variables: { child_id: 1 },
    data: { children: [{ id: 1, customer_id: 1 }] },
    emptyForOthers: ['children'],
  },
  SelectMypageChildrenDeleteConfirm: {
    variables: { child_id: 2 },
    data: { children: [{ id: 2, name: '甲野二' }] },
    emptyForOthers: ['children'],
  },
  SelectMypageLeaveGuide: {
    data: {
      customers: [
        {
          status: 1,
          plan_type_id: 1,
          expiry_date: '2026-11-16',
          cancellable_flag: false,
          subscription_last_paid_date: '2026-11-01',
        },
      ],
    },
  },
  SelectMypagePlanTypesEdit: {
    data: {
      customers: [{ stripe_subscription_id: 'sub_甲', status: 1, plan_type: { id: 1 } }],
      plan_types: registrationPlans,
    },
  },
  SelectMypageTop: {
    data: {
      customers: [{ id: 1, status: 1, registration_status: 1, unpaid_flag: false }],
      info1: [{ id: 5, start_datetime: '2026-11-16T10:30:00+09:00', branch_name: '横浜' }],
      info2: [{ id: 3, branch_name: '横浜' }],
    },
    emptyForOthers: ['info1', 'info2'],
  },
  SelectMypagePaymentMethodsEdit: {
    data: { customers: [{ stripe_customer_id: 'cus_甲', stripe_subscription_id: 'sub_甲' }] },
  },
  SelectMypagePaymentMethodsEditConfirm: { data: { customers: [{ stripe_customer_id: 'cus_甲' }] } },
  SelectRegistrationCustomersAdd: {
    data: {
      temporary_customer_informations: [{ stripe_customer_id: 'cus_仮甲' }],
      plan_types: [
        { id: 2, plan_type_summaries: [{ content: '一行目' }, { content: '二行目' }] },
        { id: 3 },
        { id: 1 },
      ],
      prefectures,
      branches: openOnes,
    },
  },
  SelectRegistrationReservesPaymentMethodsAdd: { data: { customers: customer, plan_types: registrationPlans } },
  SelectRegistrationReservesPaymentMethodsConfirm: {
    variables: { plan_type_id: 3 },
    data: { customers: customer, plan_types_by_pk: { name: 'スタンダード', stripe_price_id: 'price_standard' } },
  },
  SelectRegistrationReservesCustomerDetailsAdd: {
    data: {
      customers: [
        { name: '甲野花子', name_kana: 'コウノハナコ', registration_status: 1, default_branch: { name: '横浜' } },
      ],
      prefectures,
      branches: openOnes,
    },
  },
  SelectRegistrationReservesCustomerDetailsConfirm: {
    data: { customers: [{ name: '甲野花子', registration_status: 1 }], prefectures, branches: branchesByPrefecture },
  },
  // 横浜 has two customers, 渋谷 one.
  SelectMypageReservesSelectBranches: {
    data: {
      branches: openBranches,
      default_branch: [{ path_name: 'shibuya' }],
      children: childrenByBirth,
      last_reserve: [{ reserve_details: [{ child_id: 1 }] }],
    },
    emptyForOthers: ['last_reserve'],
  },
  SelectMypageReservesSelectDate: {
    variables: { branch_id: 2, child_id: [1, 2, 3, 4] },
    data: {
      branches_by_pk: { open_time: '08:00:00', close_time: '19:00:00' },
      children: childrenByBirth,
      calendar: days('2026-11-17', 60),
      initial_date: [{ date: '2026-11-18' }],
    },
  },
  SelectMypageReservesConfirm: {
    variables: { child_id: [2], branch_id: 3 },
    data: { children: [{ id: 2 }], branches_by_pk: { name: '渋谷' } },
    emptyForOthers: ['children'],
  },
  SelectMypageReservesTodaySelectBranches: {
    variables: { path_name: 'yokohama' },
    data: {
      view_reserve_date_today: today,
      branches: [
        { id: 3, calendar: [{ date: '2026-11-16', reservable_status: '○' }] },
        { id: 2, calendar: todayEntry },
      ],
      default_branch: [{ path_name: 'yokohama' }],
      children: childrenByBirth,
    },
  },
  SelectMypageReservesTodaySelectDate: {
    variables: { branch_id: 2, child_id: [1] },
    data: { view_reserve_date_today: today, children: [{ id: 1 }], calendar: todayEntry },
    emptyForOthers: ['children'],
  },
  SelectMypageReservesTodayConfirm: {
    variables: { child_id: [1], branch_id: 2 },
    data: { view_reserve_date_today: today, children: [{ id: 1 }], calendar: todayEntry },
    emptyForOthers: ['children'],
  },
  SelectMypageReservesList: { data: { reserves: upcoming }, emptyForOthers: ['reserves'] },
  SelectMypageReservesEdit: {
    variables: { reserve_id: 1, start_datetime: '2026-11-20T08:59:00+09:00' },
    data: {
      reserves: [
        {
          id: 1,
          editable_flag: true,
          reserve_details: [{ child_id: 1 }, { child_id: 2 }],
          branch: { view_reserve_date_calendars: days('2026-11-16', 61) },
        },
      ],
      children: childrenByBirth,
    },
    emptyForOthers: ['reserves'],
  },
  // 30 minutes before the start nothing can be edited.
  SelectMypageReservesEditCheckReserveTime: {
    variables: { reserve_id: 5 },
    data: { reserves: [{ id: 5, editable_flag: false }] },
    emptyForOthers: ['reserves'],
  },
  SelectMypageReservesCancelConfirm: {
    variables: { reserve_id: 5 },
    data: { reserves: [{ id: 5, reserve_amount: 1650, cancellation_fee: { percent: 80, cancel_amount: 1320 } }] },
    emptyForOthers: ['reserves'],
  },
  SelectMypageTicketsList: {
    variables: { today: '2026-11-16' },
    data: {
      tickets: [{ remaining: 3 }, { remaining: 4, ticket_price: { name: '10枚' } }],
      usable: { aggregate: { sum: { remaining: 4 } } },
      ticket_prices: [{ number: 10, price: 10500 }, { number: 20 }],
    },
  },
};
