// Says aloud which tests needed a second try and why, so that a race is mended and not only survived.
import type { Reporter, TestCase } from 'vitest/node';

export default class Retold implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const again = test.diagnostic()?.retryCount ?? 0;
    if (again === 0) return;
    console.log(`TRIED AGAIN (${again}): ${test.fullName}`);
    for (const error of test.result().errors ?? []) console.log(error.stack ?? error.message);
  }
}
