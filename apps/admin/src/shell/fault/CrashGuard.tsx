import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';
import { isMissingPart } from './missing-part.ts';
import { MissingPart } from './MissingPart.tsx';

interface Props {
  readonly children: ReactNode;
  /** A change of it, usually the address, gives the content another chance. */
  readonly place?: string;
}
interface State {
  readonly problem: { readonly of: unknown } | undefined;
  /** What was there when the content was last given another chance by hand. */
  readonly tried: unknown;
  readonly place: string | undefined;
}

/** Catches crashes below it, logs them and shows in their place what can be done. */
export class CrashGuard extends Component<Props, State> {
  override state: State = { problem: undefined, tried: undefined, place: this.props.place };

  static getDerivedStateFromError(problem: unknown): Partial<State> {
    return { problem: { of: problem } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { problem: undefined, tried: undefined, place };
  }

  override componentDidCatch(problem: Error, info: ErrorInfo): void {
    console.error(problem, info.componentStack);
  }

  /** The same failure again was not asked for anew, but remembered; only a new page forgets it. */
  private readonly retry = (): void => {
    const { problem, tried } = this.state;
    if (problem?.of === tried) window.location.reload();
    else this.setState({ problem: undefined, tried: problem?.of });
  };

  override render(): ReactNode {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    return isMissingPart(problem.of) ? <MissingPart onRetry={this.retry} /> : <CrashPage />;
  }
}
