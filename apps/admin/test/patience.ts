import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// Whole pages are drawn, beside other specs on a machine of two cores: what comes late is no failure.
jest.setTimeout(240_000);
configure({ asyncUtilTimeout: 60_000 });
