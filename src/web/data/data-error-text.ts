import { screens } from '../../contract/screen-errors.ts';
import type { DataError, DataErrorKind } from './data-error.ts';

const texts: Readonly<Record<DataErrorKind, string>> = {
  network_error: screens.offline,
  server_error: screens.server_error,
  graphql_error: screens.server_error,
  parse_error: screens.parse_error,
  missing_result: screens.no_data,
};

/** What a person reads of the data client's errors (SPEC §8). */
export const dataErrorText = ({ kind, code }: Pick<DataError, 'kind' | 'code'>): string =>
  code === 'unavailable' ? screens.paused : texts[kind];
