//! Where someone asks from, for the limits: an address of the old kind, or the network of 64 bits that one household
//! has of the new kind.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// The network of whoever asks. Behind a proxy of ours it is the last hop of the last line, the one that it wrote
/// itself; what stands before that anyone may have written.
pub fn of(parts: &Parts, behind_proxy: bool) -> String {
    let told = if behind_proxy { forwarded(&parts.headers) } else { None };
    told.or_else(|| peer(parts)).map_or_else(String::new, network)
}

/// Whether a request comes from this machine itself and was passed on by nobody.
pub fn is_local(parts: &Parts) -> bool {
    const PASSED_ON: [&str; 4] = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];
    let passed_on = PASSED_ON.iter().any(|name| parts.headers.contains_key(*name));
    !passed_on && peer(parts).is_none_or(|ip| ip.to_canonical().is_loopback())
}

/// All addresses of one household are one.
pub fn network(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// None where the router is called without a socket.
fn peer(parts: &Parts) -> Option<IpAddr> {
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip())
}

fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let hop = line.rsplit(',').next()?.trim();
    let bare = || hop.trim_start_matches('[').trim_end_matches(']').parse().ok();
    hop.parse::<SocketAddr>().map(|address| address.ip()).ok().or_else(bare)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue, Request};

    use super::*;

    fn parts(lines: &[(&'static str, &'static str)]) -> Parts {
        let (mut parts, ()) = Request::new(()).into_parts();
        parts.extensions.insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 9], 4711))));
        for (name, value) in lines {
            parts.headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        parts
    }

    fn forwarded_by(lines: &[&'static str]) -> String {
        let lines: Vec<_> = lines.iter().map(|line| ("x-forwarded-for", *line)).collect();
        of(&parts(&lines), true)
    }

    #[test]
    fn what_visitors_write_into_the_header_does_not_count() {
        assert_eq!(forwarded_by(&["1.1.1.1, 2.2.2.2"]), "2.2.2.2");
        assert_eq!(forwarded_by(&["1.1.1.1", "2.2.2.2"]), "2.2.2.2", "the last line is the proxy's");
        assert_eq!(forwarded_by(&["2.2.2.2:4711"]), "2.2.2.2", "a port is not another visitor");
        assert_eq!(forwarded_by(&["x, nonsense"]), "10.0.0.9");
        assert_eq!(forwarded_by(&[]), "10.0.0.9");
        assert_eq!(of(&parts(&[("x-forwarded-for", "2.2.2.2")]), false), "10.0.0.9");
    }

    #[test]
    fn a_household_is_one_network() {
        let one = forwarded_by(&["2001:db8:1:2:aaaa::1"]);
        assert_eq!(one, "2001:db8:1:2::/64");
        assert_eq!(forwarded_by(&["[2001:db8:1:2:bbbb::7]:443"]), one);
        assert_eq!(forwarded_by(&["[2001:db8:1:2::9]"]), one);
        assert_ne!(forwarded_by(&["2001:db8:1:3::1"]), one);
        assert_eq!(forwarded_by(&["::ffff:2.2.2.2"]), "2.2.2.2");
    }

    #[test]
    fn this_machine_is_not_whoever_a_proxy_on_it_brings() {
        let mut here = parts(&[]);
        assert!(!is_local(&here));
        here.extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4711))));
        assert!(is_local(&here));
        here.headers.insert("x-forwarded-for", HeaderValue::from_static("127.0.0.1"));
        assert!(!is_local(&here));
    }
}
