import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// Whole pages are rendered, alongside other specs on a two-core machine: lateness is not a failure.
jest.setTimeout(240_000);
configure({ asyncUtilTimeout: 60_000 });
