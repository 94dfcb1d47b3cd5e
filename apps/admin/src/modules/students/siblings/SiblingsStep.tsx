import { useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import type { OwnStepProps } from '../../../engine/environment/own-step.ts';
import { OwnStepBar } from '../../../engine/form/steps/OwnStepBar.tsx';
import { SiblingList } from './SiblingList.tsx';

/** The admission step that names siblings, of one guardian if the address specifies it. */
export const SiblingsStep = (props: OwnStepProps) => {
  const { catalogue } = useEnvironment();
  const { guardianId } = useParams();
  return (
    <>
      <SiblingList
        resource={catalogue.resource('student')}
        record={props.record}
        guardian={guardianId === undefined ? undefined : Number(guardianId)}
      />
      <OwnStepBar {...props} busy={false} />
    </>
  );
};
