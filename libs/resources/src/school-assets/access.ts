import type { Principal } from '@school/kernel';

/** Who maintains the kinds of things and the things themselves. */
export const assetKeepers: readonly Principal[] = ['DataManagement'];
/** Who reads all of them. */
export const assetReaders: readonly Principal[] = ['DataManagement', 'DataManagementView'];

/** What the office maintains, and others view. */
export const assetAccess = {
  read: assetReaders,
  create: assetKeepers,
  update: assetKeepers,
  delete: assetKeepers,
} as const;

/** Users see what they hold themselves. */
export const holderRows = <E extends string>(employee: E) =>
  ({
    DataManagement: 'all',
    DataManagementView: 'all',
    EMPLOYEE: { [employee]: { $me: 'employee' } } as { readonly [P in E]: { readonly $me: 'employee' } },
  }) as const;
