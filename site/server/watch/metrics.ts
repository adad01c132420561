/**
 * Counters and gauges in Prometheus' text format (version 0.0.4). Own code: a library would bring a
 * registry of labels that costs more on each request than the page does, and two packages with it.
 */
export interface Counter {
  /** Counts one more of `labels`, written as in the format: `route="/",status="200"`. */
  add(labels?: string, amount?: number): void;
}

/** Label sets with their values; `''` is the one without labels. */
export type Gauge = () => Readonly<Record<string, number>>;

export interface Metrics {
  counter(name: string, help: string): Counter;
  /** `read` is asked when somebody looks. */
  gauge(name: string, help: string, read: Gauge): void;
  /** Everything, as the answer to GET /metrics. */
  text(): string;
}

/** A metric's label sets are kept for ever: whoever counts must not let visitors invent them. */
const MOST_LABEL_SETS = 2_000;

export function createMetrics(): Metrics {
  const families: (() => string)[] = [];

  function family(
    name: string,
    type: 'counter' | 'gauge',
    help: string,
    read: () => Iterable<readonly [string, number]>,
  ): void {
    families.push(() => {
      const lines = [...read()].map(
        ([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}\n`,
      );
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    });
  }

  return {
    counter(name, help) {
      const values = new Map<string, number>();
      family(name, 'counter', help, () => values);
      return {
        add(labels = '', amount = 1) {
          const before = values.get(labels);
          if (before === undefined && values.size >= MOST_LABEL_SETS) return;
          values.set(labels, (before ?? 0) + amount);
        },
      };
    },
    gauge(name, help, read) {
      family(name, 'gauge', help, () => Object.entries(read()));
    },
    text: () => families.map((write) => write()).join(''),
  };
}
