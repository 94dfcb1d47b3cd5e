import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds after which a browser retries once the connection has been down. */
const retryAfter = 3_000;
const agent = new Agent({ keepAlive: true, maxSockets: 400 });

interface Question {
  readonly id: number;
  readonly type: string;
  readonly options: readonly string[];
  readonly matches: readonly string[];
  readonly value: unknown;
}
interface Paper {
  readonly attempt: number;
  readonly questions: readonly Question[];
}
interface Waiting {
  readonly value: unknown;
  readonly sequence: number;
  readonly answeredAt: string;
}

/** One answer sent: when, and how long it took. Milliseconds. */
export interface Sending {
  readonly at: number;
  readonly took: number;
}

const places = (count: number, from: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (place + from) % count);

/** An answer to give, a different one each time. */
const anAnswer = ({ type, options, matches }: Question, time: number): unknown => {
  switch (type) {
    case 'SINGLE':
    case 'TRUE_FALSE':
    case 'MULTIPLE':
      return [time % options.length];
    case 'ORDERING':
      return places(options.length, time);
    case 'MATCHING':
      return { 0: time % matches.length };
    case 'CLOZE':
      return { 1: `word ${time}` };
    case 'NUMERIC':
      return String(time);
    default:
      return 'What I think about it, and why I think so. '.repeat(1 + time);
  }
};

/** A pupil at a browser: gives answers, which wait while the connection is down, one for each question. */
export class Pupil {
  readonly sendings: Sending[] = [];
  readonly refusals: string[] = [];
  private readonly waiting = new Map<number, Waiting>();
  private readonly given = new Map<number, unknown>();
  private readonly url: string;
  private readonly authorization: string;
  private readonly exam: number;
  private paper: Paper = { attempt: 0, questions: [] };
  private sequence = 0;
  private sending: Promise<void> | undefined;

  constructor(url: string, authorization: string, exam: number) {
    this.url = url;
    this.authorization = authorization;
    this.exam = exam;
  }

  /** @returns milliseconds */
  async begin(): Promise<number> {
    const start = performance.now();
    this.paper = await this.call<Paper>('POST', 'start', {});
    return performance.now() - start;
  }

  /** Answers one question after another. @param pause average milliseconds between two */
  async write(answers: number, pause: number): Promise<void> {
    const { questions } = this.paper;
    await delay(Math.random() * pause);
    for (let time = 0; time < answers; time += 1) {
      const question = questions[time % questions.length];
      if (question) this.give(question.id, anAnswer(question, time));
      await delay(pause * (0.5 + Math.random()));
    }
    while (this.sending) await this.sending;
  }

  /** @returns milliseconds */
  async handIn(): Promise<number> {
    const start = performance.now();
    await this.call('POST', 'submit', { attempt: this.paper.attempt });
    return performance.now() - start;
  }

  /** How many answers on the server differ from those last given. */
  async missing(): Promise<number> {
    const { questions } = await this.call<Paper>('GET', 'paper');
    const kept = new Map(questions.map(({ id, value }) => [id, JSON.stringify(value)]));
    return [...this.given].filter(([id, value]) => kept.get(id) !== JSON.stringify(value)).length;
  }

  get answered(): number {
    return this.given.size;
  }

  private give(question: number, value: unknown): void {
    this.sequence += 1;
    this.given.set(question, value);
    this.waiting.delete(question);
    this.waiting.set(question, {
      value,
      sequence: this.sequence,
      answeredAt: new Date().toISOString(),
    });
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
    });
  }

  private async sendAll(): Promise<void> {
    for (let [next] = this.waiting; next; [next] = this.waiting) {
      const [questionId, answer] = next;
      const start = performance.now();
      try {
        await this.call('POST', 'answer', {
          attempt: this.paper.attempt,
          device: 'bench',
          questionId,
          ...answer,
        });
        this.sendings.push({ at: start, took: performance.now() - start });
      } catch (error) {
        if (error instanceof Refused) this.refusals.push(error.message);
        else await delay(retryAfter * (0.5 + Math.random()));
        if (!(error instanceof Refused)) continue;
      }
      if (this.waiting.get(questionId) === answer) this.waiting.delete(questionId);
    }
  }

  private call<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: this.authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const sending = request(
        `${this.url}/api/setup/v1/OnlineExam/${this.exam}/${path}`,
        { method, headers, agent },
        (answer) => {
          const { statusCode = 0 } = answer;
          text(answer)
            .then((read) => {
              const { data, message } = JSON.parse(read) as { data: T; message: string };
              if (statusCode < 400) resolve(data);
              else if (statusCode < 500) reject(new Refused(`${path}: ${statusCode} ${message}`));
              else reject(new Error(`${path}: ${statusCode} ${message}`));
            })
            .catch(reject);
        },
      );
      sending.on('error', reject);
      sending.end(body && JSON.stringify(body));
    });
  }
}

/** The server examined it and will not accept it. */
class Refused extends Error {}
