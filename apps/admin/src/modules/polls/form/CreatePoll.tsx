import { PollForm } from './PollForm.tsx';

export const CreatePoll = () => <PollForm />;
