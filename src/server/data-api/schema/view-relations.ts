import type { Relation } from './catalogue.ts';

/**
 * PostgreSQL knows neither key nor foreign keys of a view, so they are declared here, and nowhere else.
 * `key` gives `_by_pk` and stable pages; `notNull` lists columns the view never leaves null.
 */
export interface ViewDeclaration {
  readonly view: string;
  readonly key: readonly string[];
  readonly notNull: readonly string[];
  readonly relations: readonly (Relation & {
    /** The table that gets the relation, when it is not the view itself. */
    readonly on?: string;
  })[];
}

function object(name: string, table: string, from: string, to = 'id'): Relation {
  return { name, table, isList: false, columns: [{ from, to }] };
}

function list(name: string, from: string, to: string): Relation {
  return { name, table: name, isList: true, columns: [{ from, to }] };
}

export const viewDeclarations: readonly ViewDeclaration[] = [
  {
    view: 'view_door_people',
    key: ['reserve_id', 'place', 'name'],
    notNull: ['reserve_id', 'place', 'kind', 'name', 'name_kana', 'relation', 'standing', 'since'],
    relations: [{ ...list('view_door_people', 'id', 'reserve_id'), on: 'reserves' }],
  },
  {
    view: 'view_pickup_bars_in_force',
    key: ['id'],
    notNull: ['id', 'child_id', 'name', 'name_kana', 'relation'],
    relations: [
      object('file', 'files', 'file_id'),
      { ...list('view_pickup_bars_in_force', 'id', 'child_id'), on: 'children' },
    ],
  },
  {
    view: 'view_message_branches',
    key: ['branch_id'],
    notNull: ['branch_id', 'branch_name', 'tel', 'open_flag', 'unread_count'],
    relations: [],
  },
  {
    view: 'view_child_health_questions',
    key: ['child_id'],
    notNull: ['child_id', 'customer_id', 'name', 'reason'],
    relations: [{ ...list('view_child_health_questions', 'id', 'child_id'), on: 'children' }],
  },
  {
    view: 'view_families',
    key: ['id'],
    notNull: [
      ...['id', 'family_member_id', 'role', 'paying_flag', 'name', 'registration_status', 'card_flag', 'unpaid_flag'],
      ...['stopped_flag', 'paused_flag', 'line_notification_flag', 'stays_flag'],
    ],
    relations: [
      object('prefecture', 'prefectures', 'prefecture_id'),
      object('default_branch', 'branches', 'default_branch_id'),
      object('plan_type', 'plan_types', 'plan_type_id'),
      list('view_stops_in_force', 'id', 'customer_id'),
    ],
  },
  {
    view: 'view_family_people',
    key: ['id'],
    notNull: ['id', 'customer_id', 'role', 'name', 'relation', 'created_at'],
    relations: [],
  },
  {
    view: 'view_own_payments',
    key: ['id'],
    notNull: [
      ...[
        'id',
        'customer_id',
        'amount',
        'payment_date',
        'payment_datetime',
        'payment_method',
        'payment_type',
        'remarks',
      ],
    ],
    relations: [
      object('branch', 'branches', 'branch_id'),
      object('reserve', 'reserves', 'reserve_id'),
      object('childcare', 'childcares', 'childcare_id'),
      list('issued_documents', 'id', 'payment_id'),
      {
        name: 'payments_by_refunded_payment_id',
        table: 'view_own_payments',
        isList: true,
        columns: [{ from: 'id', to: 'refunded_payment_id' }],
      },
    ],
  },
  {
    view: 'view_customers',
    key: ['id'],
    notNull: [
      ...['id', 'uid', 'name', 'name_kana', 'tel', 'registration_status', 'status', 'line_notification_flag'],
      ...['created_at', 'gender_name2', 'expiry_date', 'cancellable_flag', 'unpaid_flag', 'stopped_flag'],
      ...['paused_flag'],
    ],
    relations: [
      object('prefecture', 'prefectures', 'prefecture_id'),
      object('default_branch', 'branches', 'default_branch_id'),
      object('plan_type', 'plan_types', 'plan_type_id'),
      list('children', 'id', 'customer_id'),
    ],
  },
  {
    view: 'view_stops_in_force',
    key: ['id'],
    notNull: ['id', 'customer_id', 'created_at'],
    relations: [{ ...list('view_stops_in_force', 'id', 'customer_id'), on: 'customers' }],
  },
  {
    view: 'view_seen_stays',
    key: ['id'],
    notNull: [
      ...['id', 'start_datetime', 'end_datetime', 'reserve_date', 'childcare_status', 'branch_name', 'today_flag'],
      'past_flag',
    ],
    relations: [],
  },
  {
    view: 'view_reserves',
    key: ['id'],
    notNull: [
      'id',
      'branch_id',
      'customer_id',
      'start_datetime',
      'end_datetime',
      'reserve_date',
      'approval_status',
      'approval_comment',
      'childcare_status',
      'cancel_flag',
      'breakfast_support_flag',
      'lunch_support_flag',
      'supper_support_flag',
      'current_day_flag',
      'holiday_flag',
      'after_business_hours',
      'remarks',
      'reserve_amount',
      'amount_lines',
      'created_at',
      'updated_at',
      'live',
      'branch_name',
      'editable_flag',
      'cancellable_flag',
      'today_flag',
      'over_flag',
      'first_visit_flag',
    ],
    relations: [
      list('view_door_people', 'id', 'reserve_id'),
      object('branch', 'branches', 'branch_id'),
      object('customer', 'customers', 'customer_id'),
      object('plan_type', 'plan_types', 'plan_type_id'),
      object('cancellation_fee', 'view_reserve_cancellation_fees', 'id', 'reserve_id'),
      object('reserve_series', 'reserve_series', 'reserve_series_id'),
      list('reserve_details', 'id', 'reserve_id'),
      list('reserve_cancellations', 'id', 'reserve_id'),
      list('childcares', 'id', 'reserve_id'),
      list('late_notices', 'id', 'reserve_id'),
    ],
  },
  {
    view: 'view_reserve_cancellation_fees',
    key: ['reserve_id'],
    notNull: [
      'reserve_id',
      'cancel_deadline',
      'percent',
      'cancel_amount',
      'kept_cancel_amount',
      'payable_amount',
      'illness_amount',
      'illness_left',
      'illness_until',
      'free_moves_left',
      'free_move_until',
      'free_move_last_date',
      'current_day_moves_flag',
    ],
    relations: [object('reserve', 'reserves', 'reserve_id')],
  },
  {
    view: 'view_reserve_date_calendars',
    key: ['branch_id', 'date'],
    notNull: ['branch_id', 'date', 'reservable_status', 'reserve_remarks', 'closed_flag'],
    relations: [
      object('branch', 'branches', 'branch_id'),
      // `where: {today: {}}` is the entry of today by the server's clock, `_not` of it the days from tomorrow.
      object('today', 'view_reserve_date_today', 'date', 'today'),
      { on: 'branches', ...list('view_reserve_date_calendars', 'id', 'branch_id') },
    ],
  },
  {
    view: 'view_plan_types',
    key: ['id'],
    notNull: [
      'id',
      'name',
      'customer_type',
      'charge_flag',
      'monthly_amount',
      'childcare_discount_per_hour',
      'sequence',
      'adaptation_date',
      'version',
      'offered_flag',
    ],
    relations: [list('plan_type_summaries', 'id', 'plan_type_id')],
  },
  {
    view: 'view_ticket_prices',
    key: ['id'],
    notNull: ['id', 'name', 'number', 'price', 'valid_days', 'adaptation_date', 'version', 'sold_flag'],
    relations: [list('ticket_sale_rankings', 'id', 'ticket_price_id')],
  },
  {
    view: 'view_due_consents',
    key: ['customer_id', 'kind'],
    notNull: ['customer_id', 'kind', 'adaptation_date', 'change_summary'],
    relations: [],
  },
  {
    view: 'view_payments',
    key: ['id'],
    notNull: [
      'id',
      'customer_id',
      'amount',
      'payment_datetime',
      'payment_date',
      'payment_method',
      'payment_type',
      'remarks',
      'refundable_amount',
    ],
    relations: [
      list('refunds', 'id', 'payment_id'),
      { on: 'customers', ...list('view_payments', 'id', 'customer_id') },
      { on: 'reserves', ...list('view_payments', 'id', 'reserve_id') },
      { on: 'childcares', ...list('view_payments', 'id', 'childcare_id') },
    ],
  },
  {
    view: 'view_branch_day_numbers',
    key: ['branch_id', 'date'],
    notNull: [
      'branch_id',
      'date',
      'reserves',
      'children',
      'visits',
      'left',
      'no_shows',
      'cancelled',
      'usage_amount',
      'cancel_amount',
      'refund_amount',
      'written_off_amount',
    ],
    relations: [],
  },
  {
    view: 'view_open_items',
    key: ['kind', 'reserve_id'],
    notNull: ['branch_id', 'date', 'reserve_id', 'kind', 'past_flag'],
    relations: [object('reserve', 'reserves', 'reserve_id')],
  },
  { view: 'view_unclosed_days', key: ['branch_id', 'date'], notNull: ['branch_id', 'date'], relations: [] },
  { view: 'view_reserve_date_today', key: [], notNull: ['today', 'now'], relations: [] },
  {
    view: 'view_reserve_settings',
    key: [],
    notNull: [
      'window_days',
      'step_minutes',
      'minimum_minutes',
      'today_lead_minutes',
      'request_lapse_minutes',
      'request_answer_minutes',
      'fever_temperature',
      'high_fever_temperature',
      'stomach_upset_times',
    ],
    relations: [],
  },
  {
    view: 'view_branch_age_limits',
    key: ['branch_id', 'adaptation_date'],
    notNull: ['branch_id', 'adaptation_date', 'minimum_age_months', 'maximum_school_grade'],
    relations: [
      object('branch', 'branches', 'branch_id'),
      { on: 'branches', ...list('view_branch_age_limits', 'id', 'branch_id') },
    ],
  },
  {
    view: 'view_branch_customer_counts',
    key: ['branch_id'],
    notNull: ['branch_id', 'number_of_customers'],
    relations: [
      { on: 'branches', ...object('customer_count', 'view_branch_customer_counts', 'id', 'branch_id') },
      // Branches of the same standing, itself among them: `_not: {peers: …}` asks whether none of them is meant.
      {
        on: 'branches',
        name: 'peers',
        table: 'branches',
        isList: true,
        columns: [
          { from: 'status', to: 'status' },
          { from: 'real_store_flag', to: 'real_store_flag' },
        ],
      },
    ],
  },
];
