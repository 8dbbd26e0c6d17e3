import { describe, expect, it } from 'vitest';
import named from '../../../docs/spec/routes.json' with { type: 'json' };
import { accessOf, matchRoute, pathOf } from './route-path.ts';
import { routes } from './routes.ts';
import { withQuery } from './with-query.ts';

describe('route table', () => {
  it('names every path once', () => {
    const paths = routes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
  const specified = (({ about: _about, beyond, ...groups }) =>
    [groups, beyond].flatMap((each) =>
      Object.entries(each).flatMap(([access, paths]) => paths.map((path) => ({ path, access }))),
    ))(named);
  it('has all screens of the specification', () => expect(specified).toHaveLength(100));
  it.each(specified)('$path is listed under $access', ({ path, access }) => {
    expect(routes.find((route) => route.path === path)?.access).toBe(access);
  });
  it.each(routes.map((route) => route.path))('%s finds itself', (path) => {
    expect(matchRoute(path.replace(/\{\w+\}/g, '7'))?.route.path).toBe(path);
  });
  it('prefers literal segments to parameters', () => {
    expect(matchRoute('/mypage/children/edit/done')?.route.path).toBe('/mypage/children/edit/done');
    expect(matchRoute('/branches/list')?.route.path).toBe('/branches/list');
    expect(matchRoute('/mypage/benefits/list')?.route.path).toBe('/mypage/benefits/list');
  });
  it('reads parameters decoded and ignores query, hash and trailing slash', () => {
    expect(matchRoute('/branches/%E6%B8%AF/?x=1#y')?.params).toEqual({ branch_name: '港' });
    expect(matchRoute('/branches/%E6%A')).toBeNull();
    expect(matchRoute('/branches')).toBeNull();
  });
  it('marks the gallery as demo only', () => {
    expect(routes.filter((route) => 'demoOnly' in route).map((route) => route.path)).toEqual(['/gallery']);
  });
  it('keeps unknown paths of closed areas closed', () => {
    expect(['/mypage/x', '/staff/x', '/registration/x', '/x'].map(accessOf)).toEqual([
      'mypage',
      'staff',
      'logged_in_continuation',
      'public',
    ]);
  });
});

describe('building paths', () => {
  it('fills parameters, encoded', () => {
    expect(pathOf('/mypage/top')).toBe('/mypage/top');
    expect(pathOf('/mypage/reserves/edit/{reserve_id}', { reserve_id: 12 })).toBe('/mypage/reserves/edit/12');
    expect(pathOf('/branches/{branch_name}', { branch_name: 'a/b' })).toBe('/branches/a%2Fb');
    expect(() => pathOf('/branches/{branch_name}', { branch_name: '' })).toThrow(
      'Missing route parameter: branch_name',
    );
  });
  it('adds a query without empty values', () => {
    expect(withQuery('/login', { branch: 'minato', x: null, y: '' })).toBe('/login?branch=minato');
    expect(withQuery('/login', {})).toBe('/login');
  });
});
