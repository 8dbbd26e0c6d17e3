import type { meals } from '../../../contract/api/operation.ts';
import type { ApiAnswer, ApiInput, ApiOperationName } from '../../../contract/api/operations.ts';
import { formFromReserve } from '../../../contract/form-mapping.ts';
import type { FunctionName, FunctionOk, FunctionPayload } from '../../../contract/functions/functions.ts';
import {
  SelectBranchesListDocument,
  SelectMypageReservesCancelConfirmDocument,
  SelectMypageReservesEditDocument,
  SelectMypageReservesListDocument,
} from '../../../contract/operations/generated.ts';
import type { TypedDocument } from '../../../contract/operations/typed-document.ts';
import { approvalStatus, branchStatus } from '../../../domain/codes.ts';
import { minuteOf, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { Refusal } from '../../callable/context.ts';

/** What an operation of the API is made of: functions and trusted documents, called as whoever asks. */
export interface ApiMeans {
  now: Date;
  /** The header Idempotency-Key of a keyed operation. */
  key: string;
  run<Name extends FunctionName>(name: Name, payload: FunctionPayload<Name>): Promise<FunctionOk<Name>>;
  read<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables): Promise<Data>;
  mayAsk(branch_id: number): boolean;
}

type Handlers = {
  [Name in ApiOperationName]: (means: ApiMeans, input: ApiInput<Name>) => Promise<Said<ApiAnswer<Name>>>;
};
/** `status` and `msg` are a function's own. */
type Said<Answer> = Omit<Answer, 'status' | 'msg'>;
type Stay = { date: TokyoDate; start_time: string; end_time: string };
type Meal = (typeof meals)[number];

/** The functions' form names (SPEC §5). */
function timesOf({ date, start_time, end_time }: Stay) {
  const start = minuteOf(start_time);
  const end = minuteOf(end_time);
  return {
    reserve_date: date,
    start_hour: Math.floor(start / 60),
    start_min: start % 60,
    end_hour: Math.floor(end / 60),
    end_min: end % 60,
  };
}
const mealFlags = (chosen: readonly Meal[]) => {
  const flag = (meal: Meal): 0 | 1 => (chosen.includes(meal) ? 1 : 0);
  return {
    breakfast_support_flag: flag('breakfast'),
    lunch_support_flag: flag('lunch'),
    supper_support_flag: flag('supper'),
  };
};

export const apiHandlers: Handlers = {
  listBranches: async ({ read, now, mayAsk }) => {
    const { branches } = await read(SelectBranchesListDocument, { open_date: tokyoDateOf(now) });
    return {
      branches: branches
        .filter(({ id }) => mayAsk(id))
        .map(({ id, prefecture, address1, address2, status, ...branch }) => ({
          ...branch,
          branch_id: id,
          prefecture: prefecture?.name ?? '',
          address: `${address1}${address2}`,
          preparing_flag: status === branchStatus.code.preparing,
        })),
    };
  },
  readCalendar: ({ run }, input) => run('reserveCalendar', input),
  readAvailability: ({ run }, input) => run('reserveSlots', input),
  searchNearby: async ({ run, mayAsk }, { from = null, ...input }) => {
    const found = await run('nearbySeats', { ...input, from });
    return { ...found, branches: found.branches.filter(({ branch_id }) => mayAsk(branch_id)) };
  },
  quote: ({ run }, { meals: chosen, branch_id, ages, child_ids, reserve_id, ...stay }) =>
    run('quoteReserve', { ...timesOf(stay), ...mealFlags(chosen), branch_id, ages, child_ids, reserve_id }),
  holdSeat: ({ run }, { branch_id, child_ids, ...stay }) => run('holdSeat', { branch_id, child_ids, ...timesOf(stay) }),
  releaseSeat: ({ run }, input) => run('releaseSeat', input),
  reserve: ({ run, key }, { branch_id, child_ids, quoted_amount, meals: chosen, ...stay }) =>
    run('createReserve', {
      ...timesOf(stay),
      ...mealFlags(chosen),
      branch_id,
      child_ids,
      quoted_amount,
      idempotency_key: key,
    }),
  listReserves: async ({ read }) => {
    const { reserves } = await read(SelectMypageReservesListDocument, {});
    return {
      reserves: reserves.map(({ id, approval_status, reserve_details, ...reserve }) => ({
        ...reserve,
        reserve_id: id,
        pending_flag: approval_status === approvalStatus.code.pending,
        child_ids: reserve_details.map(({ child_id }) => child_id),
      })),
    };
  },
  changeReserve: async ({ run, read, now }, { reserve_id, quoted_amount, quoted_fee, ...stay }) => {
    const { reserves } = await read(SelectMypageReservesEditDocument, {
      reserve_id,
      start_datetime: now.toISOString(),
    });
    const [reserve] = reserves;
    if (reserve === undefined) throw new Refusal('not_found');
    // What is not changed here stays as it is: meals, who picks up, remarks.
    const kept = formFromReserve(reserve);
    return run('updateReserve', { ...kept, ...timesOf(stay), reserve_id, quoted_amount, quoted_fee });
  },
  previewCancellation: async ({ read }, { reserve_id }) => {
    const { reserves } = await read(SelectMypageReservesCancelConfirmDocument, { reserve_id });
    const fee = reserves[0]?.cancellation_fee;
    if (fee == null) throw new Refusal('not_found');
    const { cancel_amount, percent, cancel_deadline: free_until } = fee;
    return { reserve_id, cancel_amount, percent, free_until };
  },
  cancelReserve: ({ run }, input) => run('cancelReserve', input),
};
