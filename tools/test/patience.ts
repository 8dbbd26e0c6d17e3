import { configure } from '@testing-library/react';

/** A busy machine draws slowly: what is waited for may take longer than the library's one second. */
configure({ asyncUtilTimeout: 20_000 });
