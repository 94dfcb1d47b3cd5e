import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { SiblingList } from './SiblingList.tsx';

/** Siblings on a student's page. */
export const Siblings = ({ record }: OwnSectionProps) => {
  const { catalogue } = useEnvironment();
  return record ? <SiblingList resource={catalogue.resource('student')} record={record} /> : null;
};
