import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { SiblingList } from './SiblingList.tsx';

/** Brothers and sisters on the page of a student. */
export const Siblings = ({ record }: OwnSectionProps) => {
  const { catalogue } = useEnvironment();
  return record ? <SiblingList resource={catalogue.resource('student')} record={record} /> : null;
};
