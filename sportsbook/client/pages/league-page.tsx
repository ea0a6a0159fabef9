import { useEffect, useState } from 'react';
import type { LeagueDetail, LeagueView, ResultView, TableRow } from '../../src/play-protocol.ts';
import { board } from '../lib/board.ts';
import { teamOf } from '../lib/labels.ts';
import { page } from '../lib/page.ts';
import { readLeague } from '../lib/server.ts';
import { number, t, timeOf, withSign } from '../lib/texts.ts';
import { Crest } from '../parts/crest.tsx';
import { MatchRow } from '../parts/match-row.tsx';

const refreshMs = 15_000;

/** A league: its matches, table, form and results. */
export function LeaguePage({ code }: { readonly code: string }) {
  const state = board.use();
  const [detail, setDetail] = useState<LeagueDetail | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const read = () =>
      readLeague(code).then(setDetail, () => setDetail((known) => known ?? 'failed'));
    void read();
    const timer = window.setInterval(() => void read(), refreshMs);
    return () => window.clearInterval(timer);
  }, [code, attempt]);
  const league = state?.leagues.find((one) => one.code === code);
  if (!league) return <p className="empty">{t(state ? 'error-unknown' : 'loading')}</p>;
  const next = [...(state?.matches.values() ?? [])]
    .filter((match) => match.league === code)
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return (
    <>
      <h2 className="page-title">{league.name[page.language]}</h2>
      {detail === 'failed' ? (
        <p className="empty">
          {t('error-offline')}{' '}
          <button type="button" className="link" onClick={() => setAttempt(attempt + 1)}>
            {t('retry')}
          </button>
        </p>
      ) : (
        <div className="league-parts">
          <section className="panel">
            <div className="panel-head">
              <h3>{t('table')}</h3>
              {detail && <span>{t('season', { season: detail.season })}</span>}
            </div>
            {detail && <Table rows={detail.table} league={league} />}
          </section>
          <section className="panel">
            <div className="panel-head">
              <h3>{t('results')}</h3>
            </div>
            {detail && <Results results={detail.results} league={league} />}
          </section>
        </div>
      )}
      <section className="panel">
        <div className="panel-head">
          <h3>{t('matches')}</h3>
        </div>
        <ul className="match-list">
          {next.map((match) => (
            <MatchRow key={match.id} match={match} league={league} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface TableProps {
  readonly rows: readonly TableRow[];
  readonly league: LeagueView;
}

function Table({ rows, league }: TableProps) {
  const isFootball = league.sport === 'football';
  return (
    <div className="scrolls">
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('team')}
            </th>
            <th scope="col">{t('played')}</th>
            <th scope="col">{t('won')}</th>
            {isFootball && <th scope="col">{t('drawn')}</th>}
            <th scope="col">{t('lost')}</th>
            <th scope="col">{t('goal-difference')}</th>
            <th scope="col">{t('points')}</th>
            <th scope="col">{t('form')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.team}>
              <td className="rank">{number(index + 1)}</td>
              <th scope="row">
                <span className="side">
                  <Crest team={teamOf(league, row.team)} size={20} />
                  <span className="side-name">{teamOf(league, row.team)?.name ?? row.team}</span>
                </span>
              </th>
              <td>{number(row.played)}</td>
              <td>{number(row.won)}</td>
              {isFootball && <td>{number(row.drawn)}</td>}
              <td>{number(row.lost)}</td>
              <td>
                <bdi dir="ltr">{withSign(row.scored - row.conceded)}</bdi>
              </td>
              <td>
                <b>{number(row.points)}</b>
              </td>
              <td>
                <Form form={row.form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Form({ form }: Pick<TableRow, 'form'>) {
  return (
    <span className="form">
      {form.map((outcome, index) => (
        <i
          key={index}
          data-outcome={outcome}
          title={t(outcome)}
          aria-label={t(outcome)}
          role="img"
        />
      ))}
    </span>
  );
}

interface ResultsProps {
  readonly results: readonly ResultView[];
  readonly league: LeagueView;
}

function Results({ results, league }: ResultsProps) {
  if (results.length === 0) return <p className="empty">{t('no-results')}</p>;
  return (
    <ul className="results">
      {results.map((result) => (
        <li key={result.id}>
          <a href={`#/match/${result.id}`}>
            <span className="result-time">{timeOf(result.startsAt)}</span>
            <span className="result-team">{teamOf(league, result.home)?.name}</span>
            <b dir="ltr">
              {result.isVoid
                ? t('void')
                : `${number(result.score[0])} : ${number(result.score[1])}`}
            </b>
            <span className="result-team">{teamOf(league, result.away)?.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
