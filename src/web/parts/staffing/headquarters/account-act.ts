import type { ReactNode } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { accountState } from '../../../../domain/codes.ts';

export type Member = FunctionOk<'headquartersReadAccount'>;
export type ActProps = { member: Member; onDone: () => void; beside: ReactNode };

export const isDisabled = ({ state }: Member): boolean => state === accountState.code.disabled;
export const recordedHint = '操作記録に残ります。';
