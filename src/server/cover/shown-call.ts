import type { CoverCall } from './store/calls.ts';

/** A call as the managers of its branch see it: how many were asked, never who said no or nothing. */
export const shownCall = (call: CoverCall) => ({
  cover_call_id: call.id,
  version: call.version,
  date: call.date,
  hours: call.hours,
  pay_note: call.pay_note,
  status: call.status,
  asked: call.asked,
  instead_of: call.instead_of,
  taken_by: call.taken_by,
  rest_asked: call.rest_asked_flag,
  held_until: call.held_until,
});
