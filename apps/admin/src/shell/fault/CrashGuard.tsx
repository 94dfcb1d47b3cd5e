import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';
import { isMissingPart } from './missing-part.ts';
import { MissingPart } from './MissingPart.tsx';

interface Props {
  readonly children: ReactNode;
  /** A change of it, usually of the address, gives the content another chance. */
  readonly place?: string;
}
interface State {
  readonly problem: { readonly of: unknown } | undefined;
  readonly place: string | undefined;
}

/** Catches crashes below it, logs them and shows what can be done instead. */
export class CrashGuard extends Component<Props, State> {
  override state: State = { problem: undefined, place: this.props.place };

  static getDerivedStateFromError(problem: unknown): Partial<State> {
    return { problem: { of: problem } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { problem: undefined, place };
  }

  override componentDidCatch(problem: Error, info: ErrorInfo): void {
    console.error(problem, info.componentStack);
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    return isMissingPart(problem.of) ? <MissingPart /> : <CrashPage />;
  }
}
