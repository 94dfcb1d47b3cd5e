import { useMemo } from 'react';
import { catalogue } from '../../catalogue.ts';
import { useCall } from '../../engine/environment/use-call.ts';
import { useServices } from '../menu/use-services.ts';
import { trailTo } from '../menu/menu-tree.ts';
import { inOrderOf, type SetUpStep } from './set-up.ts';

/** The set-up steps that the card page at an address leads through; undefined for other pages. */
export const useSetUp = (address: string | undefined): readonly SetUpStep[] | undefined => {
  const services = useServices();
  const group = catalogue.setUpGroups.find(({ url }) => url === address);
  const { data } = useCall<readonly SetUpStep[]>(group && `setup/v1/setUp/${group.key}`);
  return useMemo(
    () => (data && address ? inOrderOf(data, trailTo(services, address)?.at(-1)?.subLinks ?? []) : undefined),
    [data, services, address],
  );
};
