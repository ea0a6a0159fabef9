import { useTexts } from '@croupier/i18n';
import { Button, Card, Section, SegmentedControl } from '@croupier/ui';
import { useState } from 'react';
import styles from './protection.module.css';
import {
  answers,
  questions,
  selfTestResult,
  type Answer,
  type Question,
} from './self-test-result.ts';

/** Questions for a self-assessment. The answers never leave the page. */
export function SelfTest() {
  const { t } = useTexts('mfe-member');
  const [given, setGiven] = useState<Partial<Record<Question, Answer>>>({});
  const result = selfTestResult(given);
  return (
    <Section title={t('safely.test.title')}>
      <p className={styles.muted}>{t('safely.test.text')}</p>
      <Card className={styles.card}>
        {questions.map((question) => (
          <div key={question} className={styles.question}>
            <p>{t(`safely.test.question.${question}`)}</p>
            <SegmentedControl
              label={t(`safely.test.question.${question}`)}
              options={answers.map((answer) => ({
                value: answer,
                label: t(`safely.test.answer.${answer}`),
              }))}
              // No option is preselected.
              value={given[question] ?? ''}
              onChange={(answer) => setGiven({ ...given, [question]: answer })}
            />
          </div>
        ))}
        <p role="status" className={styles.result}>
          {result ? t(`safely.test.result.${result}`) : t('safely.test.open')}
        </p>
        {result && (
          <Button className={styles.end} onClick={() => setGiven({})}>
            {t('safely.test.again')}
          </Button>
        )}
      </Card>
    </Section>
  );
}
