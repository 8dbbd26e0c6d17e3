/**
 * What a paying member takes along from whom headquarters hide the family: the own account, the contract and plain money. Every other
 * table is left out whole; `without` are the columns that name a branch, a stay, a child or another person.
 */
export const exportedToHidden: Readonly<Record<string, { where?: string; without?: readonly string[] }>> = {
  customers: { without: ['default_branch_id'] },
  customer_consents: {},
  temporary_customer_informations: {},
  customer_stops: {},
  unsubscribe_questionnaires: {},
  plan_type_customer_histories: {},
  family_members: { where: 'uid = $2' },
  tickets: {},
  payments: {
    without: [
      ...[
        'branch_id',
        'reserve_id',
        'childcare_id',
        'childcare_correction_id',
        'payment_datetime',
        'remarks',
        'created_at',
      ],
    ],
  },
  unpaid_steps: {},
  instalment_plans: {},
  instalments: {},
  inquiries: { where: 'asked_member_id is null', without: ['branch_id'] },
  notifications: { where: 'plain_flag' },
  notification_settings: {},
  push_subscriptions: {},
  'app.subscription_changes': {},
  'auth.users': {},
  'auth.email_changes': {},
  'auth.session_families': {},
};
